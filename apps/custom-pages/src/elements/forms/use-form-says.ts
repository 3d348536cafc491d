import type { PageElement } from '@souk/contract';
import { useToasts } from '@souk/state';
import { useState } from 'react';
import { hasMessagePart, type FormSays } from './form-message';

/** Says something in the form's own place, or as a toast where it has none. */
export const useFormSays = (node: PageElement) => {
  const [says, setSays] = useState<FormSays>(null);
  const show = useToasts((toasts) => toasts.show);
  const say = (kind: 'status' | 'alert', text: string) => {
    if (hasMessagePart(node)) setSays({ kind, text });
    else show({ kind, text });
  };
  return { says, say };
};
