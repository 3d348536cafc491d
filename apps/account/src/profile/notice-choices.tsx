import type { NoticeChoices as Choices } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { useMutation, useQuery, useQueryClient } from '@souk/query';
import { useApi, useSay } from '@souk/state';
import { Card, Checkbox, Stack } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Loaded } from '../parts/feedback/loaded';
import { FormShape } from '../parts/feedback/shapes';
import { userQueries } from '../parts/user.queries';

const kinds = ['newsletter', 'priceDrops', 'backInStock', 'reviews'] as const satisfies readonly (keyof Choices)[];

type Choice = { kind: (typeof kinds)[number]; isOn: boolean };

/** Which mails the shopper wants beside those about their orders. Each choice is saved as it is made. */
export function NoticeChoices() {
  const api = useApi();
  const say = useSay();
  const queryClient = useQueryClient();
  const options = userQueries(api).notices();
  const query = useQuery(options);
  /** Choices whose answer is still to come. */
  const [wanted, setWanted] = useState<Partial<Choices>>({});
  const choose = useMutation({
    // One after the other: each answer holds all four.
    scope: { id: 'notices' },
    mutationFn: ({ kind, isOn }: Choice) => api.users.editNotices({ [kind]: isOn }),
    onMutate: ({ kind, isOn }) => setWanted((now) => ({ ...now, [kind]: isOn })),
    onSuccess: (choices) => {
      queryClient.setQueryData(options.queryKey, choices);
      say.done('notices.saved');
    },
    onError: say.failed,
    onSettled: (_choices, _error, { kind, isOn }) =>
      setWanted(({ [kind]: last, ...rest }) =>
        last === undefined || last === isOn ? rest : { ...rest, [kind]: last },
      ),
  });
  return (
    <Loaded query={query} skeleton={<FormShape fields={4} />}>
      {(choices) => (
        <Sheet>
          <Stack $gap={5} as="fieldset">
            <legend>
              <FormattedMessage id="notices.legend" />
            </legend>
            {kinds.map((kind) => (
              <Checkbox
                key={kind}
                checked={wanted[kind] ?? choices[kind]}
                onChange={({ target }) => choose.mutate({ kind, isOn: target.checked })}
              >
                <strong>
                  <FormattedMessage id={`notices.${kind}`} />
                </strong>
                <Why>
                  <FormattedMessage id={`notices.${kind}Text`} />
                </Why>
              </Checkbox>
            ))}
          </Stack>
        </Sheet>
      )}
    </Loaded>
  );
}

const Sheet = styled(Card)`
  max-width: 640px;
  & legend {
    margin-bottom: 20px;
    color: var(--color-ink-soft);
  }
`;
const Why = styled.span`
  display: block;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
