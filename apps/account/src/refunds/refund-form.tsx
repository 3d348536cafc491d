import type { RefundOffer, RefundType } from '@souk/contract';
import { refundRemarkMaxLength, refundRules, type RefundValues } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useNavigate } from '@souk/router';
import { type FormRule, ruleResolver, useApi, useSession } from '@souk/state';
import { useFormDraft } from '@souk/state/form-draft';
import { Button, Card, RadioGroup, SelectField, Stack, TextAreaField } from '@souk/ui';
import { Controller, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { orderKey } from '../parts/order/order-key';
import { PicturePicker } from '../parts/pictures/picture-picker';
import { ChoicesError } from '../parts/choices-error';
import { useFormChange } from '../parts/use-form-change';
import { Estimate } from './estimate';
import type { Wanted } from './refund-estimate';
import { RefundLines } from './refund-lines';
import { refundHref } from '../parts/order/refund.url';
import { refundQueries, refundsStale } from './refund.queries';

type Values = RefundValues & { type: RefundType; wanted: Wanted };

const pieces = (wanted: Wanted) => Object.values(wanted).reduce((sum, num) => sum + num, 0);

const rules: readonly FormRule<Values>[] = [
  { field: 'wanted', messageId: 'rule.selectItem', broken: ({ wanted }) => pieces(wanted) === 0 },
  ...refundRules,
];

/** Which pieces, why, with what proof. The amount is the server's; here stands what it comes to. Source: ACCT-05. */
export function RefundForm({ offer }: { offer: RefundOffer }) {
  const api = useApi();
  const t = useT();
  const navigate = useNavigate();
  const isGuest = useSession().status !== 'user';
  const reasons = useQuery(refundQueries(api).reasons());
  const form = useForm<Values>({ defaultValues: firstValues(offer), resolver: ruleResolver(rules) });
  // How many pieces may go back can be another number by then.
  const { dropDraft } = useFormDraft(form, `refund.${offer.orderNo}`, ['wanted']);
  const wanted = form.watch('wanted');
  const { send, errorOf, trouble } = useFormChange(form, {
    call: ({ type, wanted: chosen, text, explain, pics }: Values, once) =>
      api.refunds.create(
        {
          orderNo: offer.orderNo,
          type,
          items: Object.entries(chosen).flatMap(([id, num]) => (num > 0 ? [{ orderInfoId: Number(id), num }] : [])),
          text,
          explain,
          reasonImage: pics.join(','),
        },
        { ...orderKey(offer.orderNo), ...once },
      ),
    done: 'refunds.asked',
    sent: dropDraft,
    stale: refundsStale,
    then: ({ refundOrderNo }) =>
      // Back leads past the form that was sent.
      navigate(refundHref(refundOrderNo, { orderNo: offer.orderNo, isGuest }), { replace: true }),
  });
  return (
    <Sheet>
      <Stack as="form" noValidate $gap={6} onSubmit={form.handleSubmit((values) => send.mutate(values))}>
        <Controller
          control={form.control}
          name="wanted"
          render={({ field: { value, onChange, ref } }) => (
            <RefundLines
              lines={offer.orderInfoList}
              wanted={value}
              onChange={onChange}
              error={errorOf('wanted')}
              ref={ref}
            />
          )}
        />
        {offer.types.length > 1 && (
          <Controller
            control={form.control}
            name="type"
            render={({ field: { value, onChange } }) => (
              <RadioGroup
                legend={<FormattedMessage id="refunds.kind" />}
                name="type"
                options={offer.types.map((type) => ({ value: String(type), label: t(`refunds.kind.${type}`) }))}
                value={String(value)}
                onChange={(chosen) => onChange(Number(chosen))}
              />
            )}
          />
        )}
        <ChoicesError queries={[reasons]} />
        <SelectField
          {...form.register('text')}
          // A reason of before is there earlier than the list that it is chosen from.
          value={form.watch('text')}
          label={<FormattedMessage id="refunds.reason" />}
          error={errorOf('text')}
          isRequired
        >
          <option value="">{t('refunds.reasonChoose')}</option>
          {reasons.data?.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </SelectField>
        <TextAreaField
          {...form.register('explain')}
          label={<FormattedMessage id="refunds.remark" />}
          mark={<FormattedMessage id="word.optional" />}
          hint={<FormattedMessage id="refunds.remarkHint" values={{ max: refundRemarkMaxLength }} />}
          maxLength={refundRemarkMaxLength}
          rows={3}
          error={errorOf('explain')}
        />
        {/* Pictures belong to an account. */}
        {!isGuest && (
          <Controller
            control={form.control}
            name="pics"
            render={({ field: { value, onChange } }) => (
              <PicturePicker
                label={<FormattedMessage id="refunds.vouchers" />}
                model="refund"
                pictures={value}
                onChange={onChange}
                error={errorOf('pics')}
              />
            )}
          />
        )}
        {trouble}
        <Foot>
          <Estimate offer={offer} wanted={wanted} />
          <Button type="submit" variant="primary" isBusy={send.isPending}>
            <FormattedMessage id="refunds.ask" />
          </Button>
        </Foot>
      </Stack>
    </Sheet>
  );
}

/** One line with one piece left needs no choice. */
const firstValues = ({ orderInfoList, types }: RefundOffer): Values => {
  const left = orderInfoList.filter(({ refundableNum }) => refundableNum > 0);
  return {
    type: types[0] ?? 1,
    wanted: left.length === 1 && left[0] ? { [left[0].id]: left[0].refundableNum } : {},
    text: '',
    explain: '',
    pics: [],
  };
};

const Sheet = styled(Card)`
  max-width: 760px;
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 20px;
  padding-top: 20px;
  border-top: 1px solid var(--color-line);
`;
