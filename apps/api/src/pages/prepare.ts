import { createHash } from 'node:crypto';
import type { PageNode, PageProblem } from '@souk/contract';
import { checkCss } from './check/check-css';
import { checkTree } from './check/check-tree';
import { originsInStyle } from './clean/clean-declarations';
import { cleanPage, type CleanPage } from './clean/clean-page';
import { collectProblems } from './clean/problems';
import { scopeCss } from './clean/scope-css';
import { originsIn } from './live-references';

/** HTML and CSS of an owner, ready to be shown. */
export interface Prepared {
  /** Names the element that holds the page; its CSS reaches nothing else. */
  scope: string;
  css: string;
  nodes: PageNode[];
  scripts: CleanPage['scripts'];
  /** Foreign origins of its pictures, films and fonts. */
  origins: string[];
  problems: PageProblem[];
}

interface Source {
  html: string;
  css: string;
  /** Name of the HTML and of the CSS in messages to the owner. */
  parts: { html: string; css: string };
}

/** Cleans and checks one text of an owner. Pure: the same source gives the same page. */
export function prepare({ html, css, parts }: Source): Prepared {
  const inHtml = collectProblems(parts.html);
  const inCss = collectProblems(parts.css);
  const clean = cleanPage(html, inHtml);
  const scope = `p${createHash('sha256').update(`${html}\n${css}`).digest('hex').slice(0, 8)}`;
  const selector = `:where([data-owner-page="${scope}"])`;
  const own = scopeCss(clean.css, selector, inHtml);
  const sheet = own + scopeCss(css, selector, inCss);
  checkTree(html, inHtml);
  checkCss(css, inCss);
  const byLine = (a: PageProblem, b: PageProblem) => a.line - b.line;
  return {
    scope,
    css: sheet,
    nodes: clean.nodes,
    scripts: clean.scripts,
    origins: [...new Set([...originsIn(clean.nodes), ...originsInStyle(sheet)])],
    problems: [...inHtml.list.sort(byLine), ...inCss.list.sort(byLine)],
  };
}
