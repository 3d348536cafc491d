import { useT } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { Field } from '@souk/ui';
import { Suspense, useRef, useState } from 'react';
import type { CodeControlProps } from './code-control';
import { PlainCode } from './plain-code';

/** The editor is fetched once a screen has such a field. Where it does not come, the text is typed without it. */
const Editor = __SERVER__
  ? PlainCode
  : lazyPart(async () => ({
      default: await import('./code-editor').then(
        ({ CodeEditor }) => CodeEditor,
        () => PlainCode,
      ),
    }));

type Props = Omit<CodeControlProps, 'field' | 'problems' | 'typed' | 'onChange' | 'onTooLong'> & {
  hint?: string;
  /** What is wrong and what to do; null: nothing is wrong. */
  error?: string | null;
  isRequired?: boolean;
  problems?: CodeControlProps['problems'];
  onChange: (event: { target: { value: string } }) => void;
};

const none: CodeControlProps['problems'] = [];

/** Field for HTML, CSS, JavaScript or JSON that marks problems at their lines. A plain text area stands there until the editor is loaded; text and caret carry over. */
export function CodeField({ label, hint, error, isRequired = false, problems = none, onChange, ...control }: Props) {
  const t = useT();
  const [over, setOver] = useState(0);
  const tooLong = over > 0 ? t('admin.code.tooLong', { most: control.maxLength ?? 0, over }) : null;
  const typed = useRef<CodeControlProps['typed']['current']>(null);
  return (
    <Field label={label} hint={hint} error={tooLong ?? error} isRequired={isRequired}>
      {(field) => {
        const given: CodeControlProps = {
          ...control,
          field,
          label,
          problems,
          typed,
          onChange: (value) => {
            setOver(0);
            onChange({ target: { value } });
          },
          onTooLong: setOver,
        };
        return (
          <Suspense fallback={<PlainCode {...given} />}>
            <Editor {...given} />
          </Suspense>
        );
      }}
    </Field>
  );
}
