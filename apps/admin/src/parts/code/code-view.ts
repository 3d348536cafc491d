import { history, historyKeymap, indentLess, indentMore, standardKeymap, toggleComment } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, forEachDiagnostic, lintGutter, nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { type Command, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { CodeControlProps } from './code-control';

/** No tag is closed by itself: what is typed is what stands there, also for whoever hears it read. */
const languages: Readonly<Record<CodeControlProps['language'], () => Extension>> = {
  html: () => html({ autoCloseTags: false }),
  css,
  script: () => javascript(),
  plain: () => [],
};

const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword, tags.definitionKeyword], color: 'var(--color-brand)', fontWeight: '600' },
  { tag: [tags.attributeName, tags.propertyName, tags.className], color: 'var(--color-accent-ink)' },
  { tag: [tags.string, tags.attributeValue, tags.number, tags.unit, tags.color], color: 'var(--color-ok)' },
  { tag: tags.comment, color: 'var(--color-ink-soft)', fontStyle: 'italic' },
]);

/** A change that came from outside: whoever it came from knows it. */
const fromOutside = Annotation.define<true>();

/** What the attributes of the field are, and whether it can be typed in. */
const own = new Compartment();

/** The words that the editor itself says; `problem` says what is wrong in a line. */
export interface CodeWords {
  phrases: Readonly<Record<string, string>>;
  problem: (line: number, text: string) => string;
}

/** Moves to another problem and has it read aloud. */
const toProblem =
  (move: Command, words: CodeWords): Command =>
  (view) => {
    if (!move(view)) return false;
    const { from, to } = view.state.selection.main;
    const said: string[] = [];
    forEachDiagnostic(view.state, ({ message }, start, end) => {
      if (start === from && end === to) said.push(message);
    });
    const line = view.state.doc.lineAt(from).number;
    view.dispatch({ effects: EditorView.announce.of(words.problem(line, said.join(' '))) });
    return true;
  };

type Given = Pick<CodeControlProps, 'language' | 'value' | 'maxLength'> & {
  parent: HTMLElement;
  words: CodeWords;
  onChange: (value: string) => void;
  onTooLong: (over: number) => void;
};

/** Opens the editor in an element. The Tab key leaves it, as it leaves every field; lines move in and out by Ctrl-] and Ctrl-[. */
export const openCode = ({
  parent,
  language,
  value,
  maxLength = Infinity,
  words,
  onChange,
  onTooLong,
}: Given): EditorView =>
  new EditorView({
    parent,
    state: EditorState.create({
      doc: value,
      extensions: [
        own.of([]),
        lineNumbers(),
        lintGutter(),
        history(),
        EditorView.lineWrapping,
        indentUnit.of('  '),
        languages[language](),
        syntaxHighlighting(colours),
        EditorState.phrases.of(words.phrases),
        EditorState.changeFilter.of(({ newDoc, startState }) => {
          const most = Math.max(maxLength, startState.doc.length);
          if (newDoc.length > most) onTooLong(newDoc.length - most);
          return newDoc.length <= most;
        }),
        keymap.of([
          { key: 'F8', run: toProblem(nextDiagnostic, words), shift: toProblem(previousDiagnostic, words) },
          { key: 'Mod-[', run: indentLess },
          { key: 'Mod-]', run: indentMore },
          { key: 'Mod-/', run: toggleComment },
          ...historyKeymap,
          ...standardKeymap,
        ]),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (docChanged && !transactions.some((one) => one.annotation(fromOutside))) onChange(state.doc.toString());
        }),
      ],
    }),
  });

/** Gives the field its attributes. */
export const setAttributes = (view: EditorView, attributes: Record<string, string>, isReadOnly: boolean) =>
  view.dispatch({
    effects: own.reconfigure([EditorView.contentAttributes.of(attributes), EditorState.readOnly.of(isReadOnly)]),
  });

/** Puts another text into the editor, unless it holds it. Every line break counts as one, as the editor writes it. */
export const setText = (view: EditorView, value: string) => {
  const text = view.state.toText(value);
  if (text.eq(view.state.doc)) return;
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: text },
    annotations: fromOutside.of(true),
    filter: false,
  });
};

/** Marks the lines of problems; one that the text does not have is left out. */
export const marksOf = (
  { doc }: EditorState,
  problems: CodeControlProps['problems'],
  say: (code: string) => string,
): Diagnostic[] =>
  problems
    .filter(({ line }) => line >= 1 && line <= doc.lines)
    .map(({ line, level, code }) => {
      const { from, to } = doc.line(line);
      return { from, to, severity: level, message: say(code) };
    });

/** Moves to the start of a line, with the focus. */
export const goToLine = (view: EditorView, line: number) => {
  const { from } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
  view.focus();
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
};
