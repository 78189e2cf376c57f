// Loaded when somebody uses a passkey.
export { startAuthentication, startRegistration } from '@simplewebauthn/browser';
