import type { PageElement } from '@souk/contract';
import { useT } from '@souk/i18n';
import { useApi, useSession } from '@souk/state';
import { use, useEffect, useRef, type FormEvent } from 'react';
import { LiveContext } from '../../tree/live-context';
import { PageNodes, PlainElement } from '../../tree/page-nodes';
import { fieldsOf, formProps, mapFields } from './form-parts';
import { FormSaysContext, MessagePart } from './form-message';
import { useFormSays } from './use-form-says';

/**
 * Signs up for the newsletter. An empty address is told; a failure of the call is not. A signed-in shopper's address is
 * there already. Source: PAGE-04, ERR-06; spec 5 "Newsletter".
 */
export function NewsletterForm({ node }: { node: PageElement }) {
  const t = useT();
  const api = useApi();
  const { user } = useSession();
  const live = use(LiveContext);
  const { says, say } = useFormSays(node);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = (fieldsOf(event.currentTarget).find(([name]) => name === 'email')?.[1] ?? '').trim();
    if (!email) return say('alert', t('pages.newsletterEmpty'));
    api.forms.newsletter({ email }).then(
      () => say('status', t('pages.newsletterDone')),
      () => undefined,
    );
  };
  const email = user?.email ?? '';
  const form = useRef<HTMLFormElement>(null);
  const filled = useRef('');
  // Not as an attribute: the owner's styles could read that, letter by letter. What the shopper typed meanwhile stays.
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLInputElement>('input[name=email]') ?? [];
    for (const field of fields)
      if ([filled.current, field.defaultValue].includes(field.value)) field.value = email || field.defaultValue;
    filled.current = email;
  }, [email]);
  return (
    <PlainElement
      node={formProps(node)}
      props={{
        method: 'post',
        action: '/actions/newsletter',
        'data-action': 'newsletter',
        noValidate: true,
        onSubmit: submit,
        ref: form,
      }}
    >
      <LiveContext value={{ ...live, message: MessagePart }}>
        <FormSaysContext value={says}>
          <PageNodes nodes={mapFields(node.children, emailField)} />
        </FormSaysContext>
      </LiveContext>
    </PlainElement>
  );
}

/** The form's field for the address, under the name that the call wants. What asks its value (`:valid`) is left out. */
const emailField = (field: PageElement): PageElement => {
  const { pattern: _asked, minlength: _least, ...attrs } = field.attrs ?? {};
  if (field.tag !== 'input' || !(attrs['type'] === 'email' || attrs['name'] === 'email')) return field;
  return { ...field, attrs: { autocomplete: 'email', ...attrs, type: 'email', name: 'email' } };
};
