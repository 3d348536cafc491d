import type { OwnerFrame, OwnerSettingsChange, PageProblem, PageProblemCode } from '@souk/contract';
import { mayFetch } from '../network/public-address';
import { cssUrlsOf, readFrameCss, readFrameHtml, type FetchPage } from './frame-html';
import type { FrameKind } from './pages.repository';
import { prepare } from './prepare';

const problem = (
  code: PageProblemCode,
  part: string,
  message: string,
  level: PageProblem['level'] = 'error',
): PageProblem => ({
  level,
  code,
  part,
  line: 0,
  message,
});

interface CheckedFrame {
  problems: PageProblem[];
  origins: string[];
}

const scriptProblems = (part: string, scripts: { src: string | null; code: string; line: number }[]): PageProblem[] =>
  scripts.map(({ src, line }) => ({
    level: 'error',
    code: 'undeclared-script',
    part,
    line,
    message: `${src ? `<script src="${src.slice(0, 80)}">` : 'A <script>'} does not run: declare its code under "scripts" of the settings`,
  }));

/** Which of a frame's style sheets are no addresses, or do not answer: they are left out, the rest is shown. */
const sheetProblems = async (
  name: 'header' | 'footer',
  frame: OwnerFrame,
  fetchPage: FetchPage,
): Promise<PageProblem[]> => {
  const found = await Promise.all(
    cssUrlsOf(frame).map(async (url) => {
      const shown = url.slice(0, 120);
      if (!mayFetch(url))
        return problem(
          'refused-css-url',
          `${name}.cssUrl`,
          `"${shown}" is no https address of a style sheet; it is left out`,
        );
      return (await fetchPage(url)) === null
        ? problem('no-answer', `${name}.cssUrl`, `${shown} did not answer; it is left out until it does`, 'warning')
        : null;
    }),
  );
  return found.filter((one) => one !== null);
};

/** Looks at a header or footer as shoppers would get it. */
async function checkFrame(name: 'header' | 'footer', frame: OwnerFrame, fetchPage: FetchPage): Promise<CheckedFrame> {
  if (frame.url && !mayFetch(frame.url)) {
    return {
      problems: [problem('refused-url', `${name}.url`, 'Only https addresses of the open internet are fetched')],
      origins: [],
    };
  }
  const html = await readFrameHtml(frame, 'en', fetchPage);
  if (html === null) {
    return {
      problems: [
        problem('no-answer', `${name}.url`, 'The address did not answer with a page; nothing is shown until it does'),
      ],
      origins: [],
    };
  }
  const parts = { html: `${name}.html`, css: `${name}.css` };
  const { problems, origins, scripts, nodes } = prepare({ html, css: await readFrameCss(frame, fetchPage), parts });
  const french = frame.url
    ? null
    : prepare({ html: frame.htmlFr, css: '', parts: { html: `${name}.htmlFr`, css: parts.css } });
  const isEmpty =
    nodes.length === 0
      ? [problem('empty', parts.html, 'Nothing is left to show; the default stays away all the same')]
      : [];
  const sheets = await sheetProblems(name, frame, fetchPage);
  return {
    problems: [
      ...isEmpty,
      ...sheets,
      ...scriptProblems(parts.html, scripts),
      ...problems,
      ...scriptProblems(`${name}.htmlFr`, french?.scripts ?? []),
      ...(french?.problems ?? []),
    ],
    origins: [...new Set([...origins, ...(french?.origins ?? [])])],
  };
}

/** A theme is a JSON object of texts; anything else is told, and not kept. Source: STORE-02. */
const themeProblems = (theme: string | null): PageProblem[] => {
  if (theme === null) return [];
  try {
    const parsed: unknown = JSON.parse(theme);
    const isTexts =
      typeof parsed === 'object' &&
      parsed !== null &&
      Object.values(parsed).every((value) => typeof value === 'string');
    if (!isTexts)
      return [problem('theme', 'theme', 'The theme must be a JSON object of texts, for example {"header.html": "…"}')];
    const header = (parsed as Record<string, string>)['header.html'];
    return header
      ? prepare({ html: header, css: '', parts: { html: 'theme.header.html', css: 'theme' } }).problems
      : [];
  } catch {
    return [problem('theme', 'theme', 'The theme is not JSON')];
  }
};

/** What was found out about the frames of a change. */
export type CheckedFrames = Partial<Record<FrameKind, CheckedFrame>>;

/** What an owner should know of a change of the settings before it is saved. */
export async function checkChange(
  change: OwnerSettingsChange,
  fetchPage: FetchPage,
): Promise<{ checked: CheckedFrames; problems: PageProblem[] }> {
  const checked: CheckedFrames = {};
  if (change.header) checked.HEADER = await checkFrame('header', change.header, fetchPage);
  if (change.footer) checked.FOOTER = await checkFrame('footer', change.footer, fetchPage);
  const problems = [
    ...(checked.HEADER?.problems ?? []),
    ...(checked.FOOTER?.problems ?? []),
    ...themeProblems(change.theme ?? null),
    ...(change.streaming && change.streaming.type !== 'IFRAME'
      ? [problem('streaming', 'streaming.type', 'Only type IFRAME is shown', 'warning')]
      : []),
  ];
  return { checked, problems };
}

/** Whether something of a change must not be stored, so that nothing of it is. */
export const isRefused = (problems: readonly PageProblem[]): boolean =>
  problems.some(({ code }) => code === 'refused-url' || code === 'theme');
