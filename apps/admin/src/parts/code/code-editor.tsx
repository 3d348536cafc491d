import { setDiagnostics } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import { useLocale, useT } from '@souk/i18n';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { CodeControlProps } from './code-control';
import { CodeLook } from './code-look';
import { goToLine, marksOf, openCode, setAttributes, setText } from './code-view';

/** A text in the editor: coloured, with numbers of lines, and with its problems marked. F8 leads to the next one. */
export function CodeEditor(props: CodeControlProps) {
  const { field, label, language, value, rows, maxLength, readOnly = false, problems, ref } = props;
  const t = useT();
  const { locale } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<EditorView | null>(null);
  const latest = useRef({ props, t });
  useLayoutEffect(() => void (latest.current = { props, t }));

  useLayoutEffect(() => {
    if (!place.current) return;
    const { props: first, t: say } = latest.current;
    const view = openCode({
      parent: place.current,
      language,
      maxLength,
      value: first.value,
      words: {
        phrases: {
          'Control character': say('admin.code.controlCharacter'),
          'Selection deleted': say('admin.code.selectionDeleted'),
        },
        problem: (line, text) => say('admin.code.problem', { line, text }),
      },
      onChange: (text) => latest.current.props.onChange(text),
      onTooLong: (over) => latest.current.props.onTooLong(over),
    });
    opened.current = view;
    // no label leads to what is no field of HTML
    const name = place.current.parentElement?.querySelector('label');
    const focus = () => view.focus();
    name?.addEventListener('click', focus);
    if (first.typed.current) {
      const { anchor, head } = first.typed.current;
      view.dispatch({
        selection: { anchor: Math.min(anchor, view.state.doc.length), head: Math.min(head, view.state.doc.length) },
      });
      view.focus();
      first.typed.current = null;
    }
    return () => {
      name?.removeEventListener('click', focus);
      opened.current = null;
      view.destroy();
    };
  }, [language, maxLength, locale]);

  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid, required: isRequired } = field;
  useLayoutEffect(() => {
    if (!opened.current) return;
    const attributes = {
      id,
      'aria-label': label,
      // where its text is scrolled, the keyboard reaches it: checkers look for this attribute
      tabindex: '0',
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(isRequired && { 'aria-required': 'true' }),
    };
    setAttributes(opened.current, attributes, readOnly);
  }, [id, label, describedBy, isInvalid, isRequired, readOnly, locale]);

  useLayoutEffect(() => {
    if (opened.current) setText(opened.current, value);
  }, [value]);

  const found = problems.map(({ line, level, code }) => `${line} ${level} ${code}`).join();
  useEffect(() => {
    const view = opened.current;
    if (!view) return;
    const { props: given, t: say } = latest.current;
    view.dispatch(
      setDiagnostics(
        view.state,
        marksOf(view.state, given.problems, (code) => say(`admin.problem.${code}`)),
      ),
    );
  }, [found, locale]);

  useImperativeHandle(ref, () => ({ goTo: (line) => opened.current && goToLine(opened.current, line) }));

  return <CodeLook ref={place} $rows={rows} data-scrolls />;
}
