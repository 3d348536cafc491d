import { Slot, type SlotName, type Slots } from '@souk/mfe';
import type { StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import type { TestEnvironment } from './test-environment';

/**
 * Makes the stories of a part that fills a slot. They show it through the slot, as another team's page does: its props are checked,
 * and one that fails leaves its notice.
 * @example const story = slotStory('cart.drawer', CartDrawer); export const Empty = story({ onClose }, { api: fakeApi({ … }) });
 */
export const slotStory =
  <N extends SlotName>(name: N, Component: ComponentType<Slots[N]>) =>
  (props: Slots[N], environment: TestEnvironment = {}): StoryObj => {
    const parameters: { environment: TestEnvironment } = {
      environment: { ...environment, slots: { ...environment.slots, [name]: Component } },
    };
    // Neither Storybook's args nor React's attributes can be read together with the props of a slot that is not known yet.
    return {
      args: props,
      parameters,
      render: (args) => createElement(Slot as ComponentType<Record<string, unknown>>, { ...args, name }),
    };
  };
