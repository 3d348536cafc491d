/** Gives a table to the person as a file. */
export const saveFile = ({ name, csv }: { name: string; csv: string }): void =>
  saveText({ name, text: csv, type: 'text/csv;charset=utf-8' });

/** Gives a text to the person as a file. */
export const saveText = ({ name, text, type }: { name: string; text: string; type: string }): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
