import { useT } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { useFieldOfAddress } from '@souk/state/field-of-address';
import { IconButton, TextInput } from '@souk/ui';
import { Search } from 'lucide-react';
import styled from 'styled-components';

/** The words searched for, to be changed: a form that works without scripts. */
export function SearchField({ title }: { title: string }) {
  const t = useT();
  const navigate = useNavigate();
  const field = useFieldOfAddress<HTMLInputElement>(title);
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('title') ?? '').trim();
    void navigate(`/products/product_search?${new URLSearchParams({ title: words })}`);
  };
  return (
    <Form role="search" action="/products/product_search" onSubmit={submit}>
      <TextInput
        type="search"
        name="title"
        ref={field}
        defaultValue={title}
        aria-label={t('search.field')}
        enterKeyHint="search"
      />
      <IconButton type="submit" label={t('search.go')}>
        <Search aria-hidden="true" />
      </IconButton>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  max-width: 520px;
  margin-bottom: 20px;
  & > input {
    padding-inline-end: 48px;
  }
  & > button {
    position: absolute;
    inset: 0 0 auto auto;
  }
`;
