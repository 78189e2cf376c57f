/** Injection token of the service's name, as given to `ServiceKitModule.forRoot`. */
export const SERVICE_NAME = Symbol('SERVICE_NAME');
