import { type DeskStatementTab, deskStatementTabs } from '@souk/contract/desk';

/** The platform's people begin with what is to be paid out. */
const payoutTabs = ['due', 'open', 'paid', 'all'] as const;

/** The parts of the list of statements at a desk. */
export const statementTabs = (isPlatform: boolean): readonly DeskStatementTab[] =>
  isPlatform ? payoutTabs : deskStatementTabs;
