export { StaffListPage as Component } from './staff-list-page';
