export { PeopleListPage as Component } from './people-list-page';
