const known = ['UPS', 'DHL', 'FedEx', 'USPS', 'Royal Mail', 'La Poste', 'Chronopost', 'Mondial Relay', 'DPD', 'GLS'];

export const carriersId = 'desk-carriers';

/** Carriers that a field offers; any other can be typed. */
export function Carriers() {
  return (
    <datalist id={carriersId}>
      {known.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
