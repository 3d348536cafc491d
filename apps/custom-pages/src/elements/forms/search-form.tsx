import type { PageElement } from '@souk/contract';
import { searchPagePath } from '@souk/domain';
import { useNavigate } from '@souk/router';
import type { FormEvent } from 'react';
import { PageNodes, PlainElement } from '../../tree/page-nodes';
import { fieldsOf, formProps, mapFields } from './form-parts';

/** Searches the store: the first text field becomes the query `title`. Source: PAGE-07; spec 2 "Custom pages". */
export function SearchForm({ node }: { node: PageElement }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = fieldsOf(event.currentTarget).find(([name]) => name === 'title')?.[1] ?? '';
    void navigate(`${searchPagePath}?${new URLSearchParams({ title: title.trim() }).toString()}`);
  };
  let isFirst = true;
  const nodes = mapFields(node.children, (field) => {
    const isText = field.tag === 'input' && ['text', 'search', undefined].includes(field.attrs?.['type']);
    if (!isText || !isFirst) return field;
    isFirst = false;
    return { ...field, attrs: { ...field.attrs, name: 'title', type: 'search' } };
  });
  return (
    <PlainElement
      node={formProps(node)}
      props={{ role: 'search', method: 'get', action: searchPagePath, onSubmit: submit }}
    >
      <PageNodes nodes={nodes} />
    </PlainElement>
  );
}
