import type { PendingReview } from '@souk/contract';
import { reviewMaxLength, reviewRules, type ReviewValues } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { ruleResolver, useApi } from '@souk/state';
import { useFormDraft } from '@souk/state/form-draft';
import { Button, Card, RatingInput, Stack, TextAreaField } from '@souk/ui';
import { Controller, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { ordersKey } from '../parts/order/order.queries';
import { PicturePicker } from '../parts/pictures/picture-picker';
import { useFormChange } from '../parts/use-form-change';
import { ReviewedProduct } from './reviewed-product';

type Values = Omit<ReviewValues, 'pics'> & { pics: string[] };

/** Two scores, a text, up to five pictures. Source: spec 3, Review (form); ACCT-06. */
export function ReviewForm({ line }: { line: PendingReview }) {
  const api = useApi();
  const t = useT();
  const form = useForm<Values>({
    defaultValues: { productScore: 0, serviceScore: 0, comment: '', pics: [] },
    resolver: ruleResolver<Values>(reviewRules),
  });
  const { dropDraft } = useFormDraft(form, `review.${line.id}`);
  const { send, errorOf, trouble } = useFormChange(form, {
    call: ({ productScore, serviceScore, comment, pics }: Values, once) =>
      api.reviews.create(
        { orderNo: line.merOrderNo, orderInfoId: line.id, productScore, serviceScore, comment, pics },
        once,
      ),
    done: 'reviews.sent',
    values: { name: line.productName },
    sent: dropDraft,
    stale: [['reviews'], ordersKey],
  });
  const stars = [1, 2, 3, 4, 5].map((value) => t('stars.label', { value }));
  const score = (name: 'productScore' | 'serviceScore', label: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ref } }) => (
        <RatingInput
          legend={<FormattedMessage id={label} />}
          name={`${name}-${line.id}`}
          value={value}
          onChange={onChange}
          labels={stars}
          error={errorOf(name)}
          ref={ref}
        />
      )}
    />
  );
  return (
    <Card as="section" aria-label={line.productName}>
      <Stack as="form" noValidate $gap={5} onSubmit={form.handleSubmit((values) => send.mutate(values))}>
        <ReviewedProduct image={line.image} name={line.productName} sku={line.sku} merchant={line.merName} />
        <Scores>
          {score('productScore', 'reviews.product')}
          {score('serviceScore', 'reviews.service')}
        </Scores>
        <TextAreaField
          {...form.register('comment')}
          label={<FormattedMessage id="reviews.text" />}
          hint={<FormattedMessage id="reviews.textHint" values={{ max: reviewMaxLength }} />}
          maxLength={reviewMaxLength}
          rows={4}
          error={errorOf('comment')}
          isRequired
        />
        <Controller
          control={form.control}
          name="pics"
          render={({ field: { value, onChange } }) => (
            <PicturePicker
              label={<FormattedMessage id="reviews.pictures" />}
              model="review"
              pictures={value}
              onChange={onChange}
              error={errorOf('pics')}
            />
          )}
        />
        {trouble}
        <Send type="submit" variant="primary" isBusy={send.isPending}>
          <FormattedMessage id="reviews.send" />
        </Send>
      </Stack>
    </Card>
  );
}

const Scores = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 48px;
`;
const Send = styled(Button)`
  align-self: flex-start;
`;
