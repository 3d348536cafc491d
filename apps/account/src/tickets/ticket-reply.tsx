import type { Ticket, TicketStatus } from '@souk/contract';
import { ticketMessageMaxLength } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { type FormRule, ruleResolver, useApi } from '@souk/state';
import { useFormDraft } from '@souk/state/form-draft';
import { typedSince } from '@souk/state/typed-since';
import { Button, ButtonLink, Cluster, Notice, Stack, TextAreaField } from '@souk/ui';
import { Controller, useForm } from 'react-hook-form';
import { useFormChange } from '../parts/use-form-change';
import { TicketPictures } from './ticket-pictures';
import { ticketsKey } from '../parts/ticket.queries';
import { newTicketHref } from './ticket.url';

type Values = { message: string; attachments: string[] };

const rules: readonly FormRule<Values>[] = [
  { field: 'message', messageId: 'tickets.messageMissing', broken: ({ message }) => message.trim() === '' },
];

/** Says more, or closes the ticket. A closed one opens again by a reply, for 30 days. */
export function TicketReply({ ticket: { id, status, canReply, allowedTransitions } }: { ticket: Ticket }) {
  const api = useApi();
  const form = useForm<Values>({ defaultValues: { message: '', attachments: [] }, resolver: ruleResolver(rules) });
  const { keepDraft } = useFormDraft(form, `reply.${id}`);
  // What was not sent stays: with a closing nothing is, and on a slow line somebody writes on.
  const unsent = ({ message = '', attachments }: Partial<Values>): Values => {
    const now = form.getValues();
    return {
      message: typedSince(message, now.message),
      attachments: now.attachments.filter((one) => !attachments?.includes(one)),
    };
  };
  const {
    send: reply,
    errorOf,
    trouble,
  } = useFormChange(form, {
    call: (values: Partial<Values> & { toStatus?: TicketStatus }, once) => api.tickets.reply({ id, ...values }, once),
    done: ({ toStatus }) => (toStatus === 'CLOSED' ? 'tickets.closed' : 'tickets.replied'),
    sent: (_event, input) => keepDraft(unsent(input)),
    stale: [ticketsKey],
    then: (_event, input) => input.message !== undefined && form.reset(unsent(input), { keepDefaultValues: true }),
  });
  const isClosing = reply.isPending && reply.variables.toStatus === 'CLOSED';
  if (!canReply) {
    return (
      <Notice>
        <FormattedMessage id="tickets.closedForGood" />
        <ButtonLink as={Link} to={newTicketHref()} $size="sm">
          <FormattedMessage id="tickets.new" />
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Stack as="form" noValidate $gap={4} onSubmit={form.handleSubmit((values) => reply.mutate(values))}>
      <TextAreaField
        {...form.register('message')}
        label={<FormattedMessage id="tickets.reply" />}
        hint={status === 'CLOSED' ? <FormattedMessage id="tickets.reopens" /> : null}
        maxLength={ticketMessageMaxLength}
        rows={4}
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
      <Cluster>
        <Button type="submit" variant="primary" isBusy={reply.isPending && !isClosing}>
          <FormattedMessage id="tickets.sendReply" />
        </Button>
        {allowedTransitions.includes('CLOSED') && (
          <Button isBusy={isClosing} onClick={() => reply.mutate({ toStatus: 'CLOSED' })}>
            <FormattedMessage id="tickets.close" />
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
