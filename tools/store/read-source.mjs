import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the parser stumbled: it names a position, or the text that it could not read on. */
const lineOf = (text, message) => {
  const position = Number(/position (\d+)/.exec(message)?.[1]);
  const excerpt = /, (?:\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid/.exec(message)?.[1];
  const at = Number.isNaN(position) ? (excerpt ? text.indexOf(excerpt) + excerpt.length : -1) : position;
  return at < 0 ? '' : `:${text.slice(0, at).split('\n').length}`;
};

const readText = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read (${error.code})`, { cause: error });
  }
};

/** A JSON file; a mistake in it is told with its line. */
export const readJson = (file) => {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}${lineOf(text, error.message)} is not JSON: ${error.message.split('\n')[0]}`, {
      cause: error,
    });
  }
};

const readIf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * A page from its folder: page.json (path, title, description, image), page.en.html, page.fr.html, page.css.
 * @returns the draft, and which file each part of it came from
 */
export const readPageFolder = (folder) => {
  const html = {
    en: readIf(join(folder, 'page.en.html')) ?? readIf(join(folder, 'page.html')),
    fr: readIf(join(folder, 'page.fr.html')),
  };
  if (html.en === undefined) throw new Error(`${folder} has no page.en.html`);
  if (html.fr === undefined) delete html.fr;
  const { path, title, description, image } = readJson(join(folder, 'page.json'));
  const words = (value) => (typeof value === 'string' ? { en: value, fr: value } : value);
  return {
    draft: {
      path,
      title: words(title),
      ...(description ? { description: words(description) } : {}),
      ...(image ? { image } : {}),
      html,
      css: readIf(join(folder, 'page.css')) ?? '',
    },
    files: {
      'html.en': join(folder, existsSync(join(folder, 'page.en.html')) ? 'page.en.html' : 'page.html'),
      'html.fr': join(folder, 'page.fr.html'),
      css: join(folder, 'page.css'),
    },
  };
};

/** Header or footer: its texts may stand in files beside the settings. */
const readFrame = (name, frame, folder, files) => {
  if (!frame) return frame;
  const { htmlFile, htmlFrFile, cssFile, scripts = [], ...rest } = frame;
  if (htmlFile) files[`${name}.html`] = join(folder, htmlFile);
  if (htmlFrFile) files[`${name}.htmlFr`] = join(folder, htmlFrFile);
  if (cssFile) files[`${name}.css`] = join(folder, cssFile);
  return {
    ...rest,
    ...(htmlFile ? { html: readText(join(folder, htmlFile)) } : {}),
    ...(htmlFrFile ? { htmlFr: readText(join(folder, htmlFrFile)) } : {}),
    ...(cssFile ? { css: readText(join(folder, cssFile)) } : {}),
    scripts: scripts.map(({ file, ...script }) => (file ? { ...script, code: readText(join(folder, file)) } : script)),
  };
};

/** Settings from a JSON file. Only what it names is changed. */
export const readSettings = (file) => {
  const folder = dirname(file);
  const files = {};
  const { header, footer, theme, ...rest } = readJson(file);
  return {
    change: {
      ...rest,
      ...(header === undefined ? {} : { header: readFrame('header', header, folder, files) }),
      ...(footer === undefined ? {} : { footer: readFrame('footer', footer, folder, files) }),
      ...(theme === undefined
        ? {}
        : { theme: theme === null || typeof theme === 'string' ? theme : JSON.stringify(theme) }),
    },
    files,
  };
};

export const isFolder = (path) => existsSync(path) && statSync(path).isDirectory();
