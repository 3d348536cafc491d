/** So long a browser may take to begin with a file after the press: some read its address later than the press. */
const readWithinMs = 60_000;

/** Gives a text to the person as a file. */
export const saveText = ({ name, text, type }: { name: string; text: string; type: string }): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readWithinMs);
};

/** Gives a table to the person as a file. */
export const saveTable = ({ name, csv }: { name: string; csv: string }): void =>
  saveText({ name, text: csv, type: 'text/csv;charset=utf-8' });
