type Press = { currentTarget: Element };

const rowAround = ({ currentTarget }: Press) => currentTarget.closest('[data-row]');

const focusIn = (row: Element | null | undefined) => {
  const field = row?.querySelector<HTMLElement>('input:not([type="file"])') ?? row?.querySelector('button');
  field?.focus();
};

/** Keeps the focus in a row of an edited list whose button goes as it is pressed: the first row cannot be moved up. */
export const stayInRow = (press: Press): void => focusIn(rowAround(press));

/** Leads the focus from a row that is taken out to where the list goes on. Each row has `data-row`; what adds one stands after the last. */
export const leaveRow = (press: Press): void => {
  const row = rowAround(press);
  focusIn(row?.nextElementSibling ?? row?.previousElementSibling);
};
