import { refusals, type Refusal, type RefusalName } from '@souk/contract/refusals';

interface Refused {
  code: number;
  reason?: RefusalName | undefined;
  data: unknown;
}

/**
 * Checks an answer against the contract's table of refusals: each has a name, the code of that name, and its fields.
 * @throws for a refusal that is not in the table as it was sent
 */
export function checkRefusal(call: string, { code, reason, data }: Refused): void {
  if (code === 200) return;
  const row: Refusal | undefined = reason && refusals[reason];
  const fields = Object.keys(data ?? {}).sort();
  if (row?.code === code && String(fields) === String([...(row.data ?? [])].sort())) return;
  throw new Error(`${call} was refused outside the contract: ${code} ${reason} with [${fields}]`);
}
