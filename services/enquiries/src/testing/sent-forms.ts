import type { Calculation, ChatEnquiry, DataSubjectRequest, EnquiryForm } from '@forecourt/contracts';

export const callback: EnquiryForm = {
  vehicleId: null,
  customerName: 'Ada Plumber',
  customerEmail: 'ada@plumbing.example',
  customerPhone: '07700 900123',
  inquiryType: 'callback',
  message: 'Is the side door on the left?',
  preferredContactTime: 'morning',
};

export const chat: ChatEnquiry = {
  customerName: 'Bo',
  email: 'bo@roofing.example',
  phone: null,
  message: 'A van for ladders\n\nChat Conversation:\nBOT: Hello\nUSER: A van for ladders',
  source: 'chatbot',
};

/** The test vector of D20. */
export const calculation: Calculation = {
  vehicleId: null,
  vehiclePrice: 30_000,
  deposit: 0,
  interestRate: 12,
  termMonths: 60,
  tradeInValue: '0',
  monthlyPayment: 800.8,
  totalCost: 48_048.01,
  totalInterest: 12_048.01,
};

/** The same price without VAT. */
export const calculationWithoutVat: Calculation = {
  ...calculation,
  monthlyPayment: 667.33,
  totalCost: 40_040.01,
  totalInterest: 10_040.01,
};

export const dataRequest: DataSubjectRequest = {
  requestType: 'access',
  firstName: 'Cy',
  lastName: 'Roofer',
  email: 'cy@roofing.example',
  phone: '07700 900456',
  description: 'Everything since 2023, please.',
  identityVerification: true,
};
