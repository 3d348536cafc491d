import { create } from 'zustand';

type ChatStore = {
  isOpen: boolean;
  /** How the next message begins: a page names what it is about. */
  about: string;
  openChat: (about?: string) => void;
  closeChat: () => void;
};

/** The conversation with the store, which floats over every page and stays while pages change. Source: WIDGET-05. */
export const chatStore = create<ChatStore>((set) => ({
  isOpen: false,
  about: '',
  openChat: (about = '') => set({ isOpen: true, about }),
  closeChat: () => set({ isOpen: false }),
}));

/** The same store as a hook. @alias */
export const useChatWindow = chatStore;
