import { FormattedMessage } from '@souk/i18n';
import { useFieldOfAddress } from '@souk/state/field-of-address';
import { Button, TextInput } from '@souk/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { type ListUrl, searchMost } from '../parts/list-url';
import { useNarrow } from '../parts/use-narrow';

type Props<Tab extends string> = { url: ListUrl<Tab>; label: string };

/** The field by which a list of a desk is searched. What is searched for stands in the list's address. */
export function ListSearch<Tab extends string>({ url, label }: Props<Tab>) {
  const narrow = useNarrow();
  const field = useFieldOfAddress<HTMLInputElement>(url.q);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    narrow(url.href({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() }));
  };
  return (
    <Form role="search" onSubmit={submit}>
      <TextInput
        ref={field}
        type="search"
        name="q"
        defaultValue={url.q}
        maxLength={searchMost}
        aria-label={label}
        placeholder={label}
        data-desk-search
      />
      <Button type="submit" size="sm">
        <FormattedMessage id="desk.find" />
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex: 1 1 300px;
  gap: 8px;
  max-width: 400px;
`;
