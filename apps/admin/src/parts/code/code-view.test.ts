import { screen } from '@testing-library/react';
import { EditorState } from '@codemirror/state';
import { goToLine, marksOf, openCode, setText } from './code-view';

const opened = (value: string, maxLength?: number) => {
  const heard: string[] = [];
  const tooLong: number[] = [];
  const view = openCode({
    parent: document.body,
    language: 'html',
    value,
    maxLength,
    words: { phrases: {}, problem: (line, text) => `${line} ${text}` },
    onChange: (text) => heard.push(text),
    onTooLong: (over) => tooLong.push(over),
  });
  return {
    view,
    heard,
    tooLong,
    type: (insert: string) => view.dispatch({ changes: { from: view.state.doc.length, insert } }),
  };
};

afterEach(() => void document.body.replaceChildren());

describe('[DESK-25] the editor', () => {
  test('tells what is typed, and not what is put into it', () => {
    const { view, heard, type } = opened('<p>');
    type('a');
    setText(view, '<h1>');
    expect(view.state.doc.toString()).toBe('<h1>');
    type('b');
    expect(heard).toEqual(['<p>a', '<h1>b']);
  });

  test('leaves a text as it is that differs in its kind of line breaks alone', () => {
    const { view, heard } = opened('<p>\r\n</p>');
    setText(view, '<p>\n</p>');
    setText(view, '<p>\r\n</p>');
    expect([view.state.doc.lines, heard]).toEqual([2, []]);
  });

  test('takes no more than the field may hold and tells how much more that was; a text that is longer already gets shorter', () => {
    const { view, heard, tooLong, type } = opened('12345678', 6);
    type('9');
    view.dispatch({ changes: { from: 0, to: 1 } });
    expect(heard).toEqual(['2345678']);
    setText(view, '123');
    type('456');
    type('7');
    expect(heard).toEqual(['2345678', '123456']);
    expect(tooLong).toEqual([1, 1]);
  });

  test('moves to a line; to its last one where it has fewer', () => {
    const { view } = opened('a\nb\nc');
    goToLine(view, 2);
    expect(view.state.doc.lineAt(view.state.selection.main.head).number).toBe(2);
    goToLine(view, 9);
    expect(view.state.doc.lineAt(view.state.selection.main.head).number).toBe(3);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('marks lines that it has', () => {
    const state = EditorState.create({ doc: 'a\nbcd' });
    const at = (line: number) => ({ level: 'error', code: 'empty', part: 'css', line, message: '' }) as const;
    expect(marksOf(state, [at(0), at(2), at(3)], (code) => `said: ${code}`)).toEqual([
      { from: 2, to: 5, severity: 'error', message: 'said: empty' },
    ]);
  });
});
