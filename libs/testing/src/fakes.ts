/** What stands in for the store around one part, without a test runner: for stories, which a browser shows too. */
export * from './builders/carts';
export * from './builders/desk';
export * from './builders/orders';
export * from './builders/pages';
export * from './builders/products';
export * from './builders/refusals';
export * from './builders/shoppers';
export * from './builders/stores';
export { fakeApi, type FakeAnswers, type FakeApi, type MadeCall } from './fake-api';
export {
  settleStores,
  TestEnvironmentProvider,
  testQueryClient,
  completeEnvironment,
  type CompleteTestEnvironment,
  type TestEnvironment,
} from './render/test-environment';
export { pending } from './render/pending';
export { slotStory } from './render/slot-story';
