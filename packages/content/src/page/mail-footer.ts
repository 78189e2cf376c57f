import type { Dealership } from '@forecourt/contracts';

/**
 * What stands under a mail that staff write: how to reach the dealership, who it is (a company's letters name it and its number), and
 * the credit statement (D3).
 *
 * @param dealership the dealer's settings
 */
export const mailFooter = (dealership: Dealership): readonly string[] => {
  const { tradingName, legalName, companyNumber, phone, phoneHours, email, address, creditStatement } = dealership;
  return [
    tradingName,
    `${phone} (${phoneHours})`,
    email,
    [...address.lines, address.town, address.county, address.postcode].join(', '),
    '',
    `${legalName}, company number ${companyNumber}`,
    creditStatement,
  ];
};
