/** The address form, bundled by each application that shows it: a page without one carries nothing of it. */
export { AddressFields } from './address/address-fields';
export { AddressFieldError } from './address/address-field-error';
