export { StaffDetailPage as Component } from './staff-detail-page';
