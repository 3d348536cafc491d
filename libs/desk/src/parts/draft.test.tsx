import { SharedMessages } from '@souk/i18n';
import { act, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDraft } from './draft';
import { DraftForm } from './draft-form';
import words from './messages.en.json';

jest.mock('./unsaved-guard', () => ({ useUnsaved: jest.fn() }));

type Values = { name: string };
const draftOf = <T extends object>(theirs: T) =>
  renderHook(({ stored, isBusy }) => useDraft(stored, isBusy), { initialProps: { stored: theirs, isBusy: false } });

describe('[DESK-21] a draft', () => {
  test('what somebody else saves is taken at once while nothing is typed here', () => {
    const { result, rerender } = draftOf({ name: 'Mug' });
    rerender({ stored: { name: 'Cup' }, isBusy: false });
    expect(result.current).toMatchObject({ values: { name: 'Cup' }, isChanged: false, isConflict: false });
  });

  test.each([
    ['keepMine', 'Beaker', true],
    ['takeTheirs', 'Cup', false],
  ] as const)('a field that both changed stands until one chooses: %s', (choice, name, isChanged) => {
    const { result, rerender } = draftOf({ name: 'Mug' });
    act(() => result.current.setValues({ name: 'Beaker' }));
    rerender({ stored: { name: 'Cup' }, isBusy: false });
    const conflict = { path: 'name', was: 'Mug', mine: 'Beaker', theirs: 'Cup' };
    expect(result.current).toMatchObject({ values: { name: 'Beaker' }, conflicts: [conflict] });
    act(() => result.current[choice](conflict));
    expect(result.current).toMatchObject({ values: { name }, isChanged, isConflict: false });
  });

  test('what was saved is no change any more, also as the server wrote it', () => {
    const { result, rerender } = draftOf({ name: 'Mug' });
    act(() => result.current.setValues({ name: ' Beaker ' }));
    act(() => result.current.saved(result.current.values));
    rerender({ stored: { name: 'Beaker' }, isBusy: false });
    expect(result.current).toMatchObject({ values: { name: 'Beaker' }, isChanged: false, isConflict: false });
  });

  test('its own save, read anew before it is known to be done, is no conflict', () => {
    const { result, rerender } = draftOf({ name: 'Mug' });
    act(() => result.current.setValues({ name: ' Beaker ' }));
    rerender({ stored: { name: 'Beaker' }, isBusy: true });
    expect(result.current.isConflict).toBe(false);
  });

  test('what came new is taken at once and is no conflict; what is typed stays', () => {
    const { result, rerender } = draftOf<Readonly<Record<string, boolean>>>({ s: true, l: true });
    act(() => result.current.setValues({ s: false, l: true }));
    rerender({ stored: { s: true, l: false, xl: false }, isBusy: false });
    expect(result.current).toMatchObject({
      values: { s: false, l: false, xl: false },
      changed: ['s'],
      isConflict: false,
    });
  });

  test('what is typed while it is being saved stays', () => {
    const { result, rerender } = draftOf({ name: 'Mug' });
    act(() => result.current.setValues({ name: 'Beaker' }));
    const sent = result.current.values;
    act(() => result.current.setValues({ name: 'Beakers' }));
    act(() => result.current.saved(sent));
    rerender({ stored: { name: 'Beaker' }, isBusy: false });
    expect(result.current).toMatchObject({ values: { name: 'Beakers' }, isChanged: true, isConflict: false });
  });
});

describe('[DESK-21] a draft after a save of its own', () => {
  type Prices = { fee: string; days: string };
  const before: Prices = { fee: '5.00', days: '2' };
  /** Sends a fee of 6, types another one meanwhile, and is answered. */
  const saveAndType = (typed: string) => {
    const draft = draftOf(before);
    const { result, rerender } = draft;
    const now = () => result.current;
    act(() => now().setValues({ ...before, fee: '6' }));
    const [sent, { submit, saved }] = [now().values, now()];
    act(() => submit(() => undefined));
    rerender({ stored: before, isBusy: true });
    act(() => now().setValues({ ...before, fee: typed }));
    return { ...draft, now, saved: () => act(() => saved(sent)) };
  };

  test.each(['7', '5.00'])(
    '%s, typed meanwhile, stays and is no conflict, however the server writes what was sent',
    (typed) => {
      const { now, rerender, saved } = saveAndType(typed);
      expect(now().isTypedSince).toBe(true);
      act(() => now().undo());
      expect(now()).toMatchObject({ values: { fee: '6' }, isTypedSince: false });
      act(() => now().setValues({ ...before, fee: typed }));
      rerender({ stored: { fee: '6.00', days: '2' }, isBusy: true });
      saved();
      rerender({ stored: { fee: '6.00', days: '2' }, isBusy: false });
      expect(now()).toMatchObject({ values: { fee: typed }, changed: ['fee'], isConflict: false, isTypedSince: false });
      act(() => now().undo());
      expect(now().values.fee).toBe('6.00');
    },
  );

  test('is over with its answer: what is done next with the thing finds nothing typed', () => {
    const { now, rerender, saved } = saveAndType('6');
    saved();
    rerender({ stored: { fee: '6.00', days: '2' }, isBusy: false });
    rerender({ stored: { fee: '6.00', days: '2' }, isBusy: true });
    expect(now()).toMatchObject({ values: { fee: '6.00' }, isTypedSince: false });
  });

  test('begins from it also where it could not be read anew at once', () => {
    const { now, rerender, saved } = saveAndType('7');
    saved();
    rerender({ stored: before, isBusy: false });
    expect(now()).toMatchObject({ values: { fee: '7' }, changed: ['fee'], isConflict: false });
    rerender({ stored: { fee: '6.00', days: '3' }, isBusy: false });
    expect(now()).toMatchObject({ values: { fee: '7', days: '3' }, changed: ['fee'], isConflict: false });
    // From then on another fee is somebody else's.
    rerender({ stored: { fee: '8.00', days: '3' }, isBusy: false });
    expect(now().conflicts).toEqual([{ path: 'fee', was: '6.00', mine: '7', theirs: '8.00' }]);
  });

  test('that was refused stands beside what somebody else saved', () => {
    const { now, rerender } = saveAndType('7');
    rerender({ stored: { fee: '8.00', days: '2' }, isBusy: false });
    expect(now().conflicts).toEqual([{ path: 'fee', was: '5.00', mine: '7', theirs: '8.00' }]);
  });
});

type FormProps = { stored: Values; onSave: () => void };

function Form({ stored, onSave }: FormProps) {
  const draft = useDraft(stored, false);
  return (
    <SharedMessages messages={words as never /* the other words of the shared messages are not asked for */}>
      <DraftForm draft={draft} nameOf={() => 'Title'} saveLabel="Save" isBusy={false} onSave={onSave}>
        <input
          aria-label="Title"
          value={draft.values.name}
          onChange={(event) => draft.setValues({ name: event.target.value })}
        />
      </DraftForm>
    </SharedMessages>
  );
}

describe('[DESK-21] a form of a draft', () => {
  test('says what was changed; nobody is pulled away from what they type, and nothing is saved over before a choice', async () => {
    const onSave = jest.fn();
    const { rerender } = render(<Form stored={{ name: 'Mug' }} onSave={onSave} />);
    const [field, save] = [screen.getByRole('textbox'), screen.getByRole('button', { name: 'Save' })];
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field, 's');
    expect(screen.getByText('Not saved yet: Title')).toBeVisible();
    rerender(<Form stored={{ name: 'Cup' }} onSave={onSave} />);
    const notice = screen.getByRole('alert');
    expect(field).toHaveFocus();
    expect(screen.getByText('Nothing is saved yet: choose above which version stays.')).toBeVisible();
    await userEvent.click(save);
    expect(notice).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
    const both = within(await screen.findByRole('listitem', { name: 'Title' }));
    expect(both.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Mugs', 'Cup', 'Mug']);
    await userEvent.click(both.getByRole('button', { name: 'Keep mine: Title' }));
    expect(notice).not.toBeInTheDocument();
    await userEvent.click(save);
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  test('[X3] the focus stays on Save once it is saved; pressed again, or by Enter, it saves nothing', async () => {
    const onSave = jest.fn();
    const { rerender } = render(<Form stored={{ name: 'Mug' }} onSave={onSave} />);
    const [field, save] = [screen.getByRole('textbox'), screen.getByRole('button', { name: 'Save' })];
    await userEvent.type(field, 's');
    await userEvent.click(save);
    rerender(<Form stored={{ name: 'Mugs' }} onSave={onSave} />);
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(save).toHaveFocus();
    await userEvent.click(save);
    await userEvent.type(field, '{Enter}');
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  test('whoever has pressed Save is led to what somebody else saved meanwhile', async () => {
    const { rerender } = render(<Form stored={{ name: 'Mug' }} onSave={jest.fn()} />);
    await userEvent.type(screen.getByRole('textbox'), 's');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    rerender(<Form stored={{ name: 'Cup' }} onSave={jest.fn()} />);
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});
