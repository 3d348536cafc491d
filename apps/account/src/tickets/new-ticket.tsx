import type { TicketAssociation } from '@souk/contract';
import { ticketMessageMaxLength, ticketPath, ticketSubjectMaxLength } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useNavigate } from '@souk/router';
import { type FormRule, ruleResolver, useApi } from '@souk/state';
import { useFormDraft } from '@souk/state/form-draft';
import { Button, Dialog, SelectField, Stack, TextAreaField, TextField } from '@souk/ui';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ChoicesError } from '../parts/choices-error';
import { useFormChange } from '../parts/use-form-change';
import { TicketPictures } from './ticket-pictures';
import { ticketQueries, ticketsKey } from '../parts/ticket.queries';

type Values = { subject: string; categoryId: string; message: string; about: string; attachments: string[] };

const emptyTicket: Values = { subject: '', categoryId: '', message: '', about: '', attachments: [] };

const rules: readonly FormRule<Values>[] = [
  { field: 'categoryId', messageId: 'tickets.categoryMissing', broken: (v) => v.categoryId === '' },
  { field: 'subject', messageId: 'tickets.subjectMissing', broken: (v) => v.subject.trim() === '' },
  { field: 'message', messageId: 'tickets.messageMissing', broken: (v) => v.message.trim() === '' },
];

type Props = { about: TicketAssociation | null; onClose: () => void };

/** A question to the platform, about an order or refund where there is one. Source: ACCT-07. */
export function NewTicket({ about, onClose }: Props) {
  const t = useT();
  const api = useApi();
  const navigate = useNavigate();
  const queries = ticketQueries(api);
  const categories = useQuery(queries.categories());
  const associated = useQuery(queries.associated());
  const things = associated.data ?? [];
  const form = useForm<Values>({
    defaultValues: { ...emptyTicket, about: about ? keyOf(about) : '' },
    resolver: ruleResolver(rules),
  });
  const { dropDraft } = useFormDraft(form, `ticket.${about ? keyOf(about) : 'any'}`);
  const { send, errorOf, trouble } = useFormChange(form, {
    call: ({ about: chosen, categoryId, ...rest }: Values, once) =>
      api.tickets.save({ ...rest, categoryId: Number(categoryId), ...associationOf(chosen) }, once),
    done: 'tickets.sent',
    sent: dropDraft,
    stale: [ticketsKey],
    // Back leads to the list, and not to an empty question over it.
    then: ({ id }) => navigate(ticketPath(id), { replace: true }),
  });
  const fitting = about && categories.data?.find((category) => category.about === about.type);
  useEffect(() => {
    if (fitting && form.getValues('categoryId') === '') form.setValue('categoryId', String(fitting.id));
  }, [fitting, form]);
  const isListed = !about || things.some((thing) => keyOf(thing) === keyOf(about));
  return (
    <Dialog title={t('tickets.newTitle')} closeLabel={t('word.close')} onClose={onClose} $width={640}>
      <Stack as="form" noValidate $gap={5} onSubmit={form.handleSubmit((values) => send.mutate(values))}>
        <ChoicesError queries={[categories, associated]} />
        <Controller
          control={form.control}
          name="categoryId"
          render={({ field }) => (
            <SelectField
              {...field}
              label={<FormattedMessage id="tickets.category" />}
              error={errorOf('categoryId')}
              isRequired
              data-autofocus
            >
              <option value="">{t('tickets.categoryChoose')}</option>
              {categories.data?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
        />
        <Controller
          control={form.control}
          name="about"
          render={({ field }) => (
            <SelectField
              {...field}
              label={<FormattedMessage id="tickets.about" />}
              mark={<FormattedMessage id="word.optional" />}
            >
              <option value="">{t('tickets.aboutNothing')}</option>
              {about && !isListed && <option value={keyOf(about)}>{about.no}</option>}
              {things.map((thing) => (
                <option key={keyOf(thing)} value={keyOf(thing)}>
                  {thing.title}
                </option>
              ))}
            </SelectField>
          )}
        />
        <TextField
          {...form.register('subject')}
          label={<FormattedMessage id="tickets.subject" />}
          maxLength={ticketSubjectMaxLength}
          error={errorOf('subject')}
          isRequired
        />
        <TextAreaField
          {...form.register('message')}
          label={<FormattedMessage id="tickets.message" />}
          hint={<FormattedMessage id="tickets.messageHint" values={{ max: ticketMessageMaxLength }} />}
          maxLength={ticketMessageMaxLength}
          rows={5}
          error={errorOf('message')}
          isRequired
        />
        <Controller
          control={form.control}
          name="attachments"
          render={({ field: { value, onChange } }) => (
            <TicketPictures pictures={value} onChange={onChange} error={errorOf('attachments')} />
          )}
        />
        {trouble}
        <Button type="submit" variant="primary" isBusy={send.isPending}>
          <FormattedMessage id="tickets.send" />
        </Button>
      </Stack>
    </Dialog>
  );
}

const keyOf = ({ type, no }: TicketAssociation) => `${type}:${no}`;

const associationOf = (key: string) => {
  const [associatedType, associatedNo] = key.split(':') as [TicketAssociation['type'], string | undefined];
  return associatedNo ? { associatedType, associatedNo } : {};
};
