import type { ImportRun } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';

/** What became of a file's lines, in a sentence with their numbers. */
export function RunTold({ run }: { run: ImportRun }) {
  return (
    <FormattedMessage
      id={`desk.import.told.${run.isStopped ? 'stopped' : run.state}`}
      values={{
        lines: run.lines,
        made: run.new,
        changed: run.changed,
        same: run.same,
        waiting: run.new + run.changed,
        bad: run.bad,
        applied: run.applied,
        refused: run.refused,
      }}
    />
  );
}
