import { FormattedMessage } from '@souk/i18n';
import { ErrorNotice } from '@souk/ui';
import { useEffect, useRef } from 'react';
import type { CardProblem } from './card-problem';

/** A refused payment, beside the card fields. What was only mistyped the provider's fields say themselves. */
export function CardProblemNotice({ problem }: { problem: CardProblem | null }) {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is far below on a phone.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  if (!problem || problem.isTyping) return null;
  return (
    <div ref={box}>
      <ErrorNotice title={<CardProblemText problem={problem} />}>
        <FormattedMessage id={problem.id === 'card.noAnswer' ? 'card.noAnswerNext' : 'card.tryAgain'} />
      </ErrorNotice>
    </div>
  );
}

/** What is wrong with a card, in words. */
export function CardProblemText({ problem }: { problem: CardProblem }) {
  return problem.text ?? <FormattedMessage id={problem.id} />;
}
