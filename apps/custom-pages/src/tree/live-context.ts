import type { PageElement } from '@souk/contract';
import { createContext, type ComponentType } from 'react';

/** What brings a marked element to life. */
export type LiveElement = ComponentType<{ node: PageElement }>;

/** Live elements by their mark. Handed down, so that the tree and the elements need not import one another. */
export const LiveContext = createContext<Readonly<Record<string, LiveElement>>>({});
