import { paymentResultPath } from '@souk/domain';
import { useQueryClient } from '@souk/query';
import { useNavigate } from '@souk/router';
import { useRef, useState, type FormEvent } from 'react';
import type { CardHandle } from '../parts/card/card-handle';
import type { CardProblem } from '../parts/card/card-problem';

/** Pays an order that stands by the card fields on this page. What came of it is asked of our server on the next page. */
export const useCardPayment = (orderNo: string | null) => {
  const card = useRef<CardHandle>(null);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [isReady, setReady] = useState(false);
  const [problem, setProblem] = useState<CardProblem | null>(null);
  const next = orderNo ? paymentResultPath(orderNo) : '/order/payment_result';

  const pay = async () => {
    setProblem(null);
    const found = card.current && ((await card.current.check()) ?? (await card.current.pay(next)));
    if (found) {
      setProblem(found);
      if (found.isTyping) card.current?.focus();
      return;
    }
    queryClient.removeQueries({ queryKey: ['pay', 'result', orderNo] });
    await navigate(next, { replace: true });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current || !isReady) return;
    isUnderWay.current = true;
    setBusy(true);
    void pay().finally(() => {
      isUnderWay.current = false;
      setBusy(false);
    });
  };
  return { card, onSubmit, isBusy, isReady, onReady: setReady, problem, onChange: () => setProblem(null) };
};
