const mostCharacters = 72;
const shape = /^[a-z]+(\([a-z0-9-]+\))?!?: \S/;
/** Subjects that Git writes itself. */
const ofGit = /^(Merge|Revert|fixup!|squash!|amend!) /;

/** What is wrong with the subject of a commit, in one line; null: nothing. Source: CONTRIBUTING.md. */
export const faultOf = (message) => {
  const subject = message.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';
  if (ofGit.test(subject)) return null;
  if (!shape.test(subject)) return `write "type(scope): what changes for whom", not "${subject}"`;
  const length = [...subject].length;
  if (length > mostCharacters)
    return `the subject has ${length} characters, ${mostCharacters} at most: the reason belongs into the body`;
  return null;
};
