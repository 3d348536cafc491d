import { FormattedMessage } from '@souk/i18n';
import { ErrorNotice } from '@souk/ui';
import type { CardProblem } from './card-problem';

/** A refused payment, beside the card fields. What was only mistyped the provider's fields say themselves. */
export function CardProblemNotice({ problem }: { problem: CardProblem | null }) {
  if (!problem || problem.isTyping) return null;
  return (
    <ErrorNotice title={<CardProblemText problem={problem} />}>
      <FormattedMessage id={problem.id === 'card.noAnswer' ? 'card.noAnswerNext' : 'card.tryAgain'} />
    </ErrorNotice>
  );
}

/** What is wrong with a card, in words. */
export function CardProblemText({ problem }: { problem: CardProblem }) {
  return problem.text ?? <FormattedMessage id={problem.id} />;
}
