import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One step to a thing on the page: by role and name, by label, by words, or by selector. */
export type Step =
  | { by: 'role'; role: string; name?: Name; level?: number }
  | { by: 'label' | 'text'; name: Name }
  | { by: 'css'; selector: string };

/** A name: the very words, or a pattern. */
export type Name = string | { source: string; flags: string };

/** Testing Library's queries, as a script for the page: WebDriver itself finds nothing by role and name. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Runs in the page: the things that the steps lead to, each step inside what the one before found. */
const walk = `
  const pattern = (name) => (name?.source === undefined ? name : new RegExp(name.source, name.flags));
  const one = {
    role: (within, { role, name, level }) =>
      lib.queryAllByRole(within, role, { ...(name === undefined ? {} : { name: pattern(name) }), ...(level ? { level } : {}) }),
    label: (within, { name }) => lib.queryAllByLabelText(within, pattern(name)),
    text: (within, { name }) => lib.queryAllByText(within, pattern(name)),
    css: (within, { selector }) => [...within.querySelectorAll(selector)],
  };
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const found = steps
    .reduce((all, step) => [...new Set(all.flatMap((within) => one[step.by](within, step)))], [document.body])
    .filter(isSeen);
`;

/**
 * A script for the page that finds what is in sight and then runs `act`, which has \`found\` and further arguments in
 * \`rest\`. Without the library in the page yet, it answers `'no library'`.
 */
export const finder = (act: string) =>
  `const lib = window.TestingLibraryDom; if (!lib) return 'no library'; const [steps, ...rest] = arguments; ${walk} ${act}`;

/** Puts the library into the page; a policy of the page's does not ask about it, nor does the page see it otherwise. */
export const bringLibrary = `(function () { ${library} }).call(window);`;
