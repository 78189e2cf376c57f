import { mayDo, PERMISSIONS, type Permission, ROLES, type Role } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/server-kit';
import { applyDecorators, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { currentContext } from '../logging/request-context.ts';
import { STAFF_STRATEGY } from './staff.strategy.ts';
import type { StaffClaims } from './staff-claims.ts';

const Needs = Reflector.createDecorator<Permission>();
const reflector = new Reflector();

/** Not exported: a route without a permission cannot be guarded. */
@Injectable()
class StaffGuard extends AuthGuard(STAFF_STRATEGY) {
  override handleRequest<User extends StaffClaims>(
    error: unknown,
    user: User | false | undefined,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error) throw error;
    if (!user) throw signInFirst();
    const request = currentContext();
    if (request) Object.assign(request, { staff: user.sub, role: user.role });
    const needed = reflector.getAllAndOverride(Needs, [context.getHandler(), context.getClass()]);
    if (!mayDo(user.role, needed)) throw notAllowed(user.role, needed);
    return user;
  }
}

/**
 * `@StaffMay('stock.write')` on a controller or a handler: lets signed-in staff in by bearer token whose role has the permission;
 * their claims are in `request.user` ({@link StaffClaims}). Other staff get 403, everyone else 401, or 503 if Redis cannot tell
 * whether the session was revoked.
 */
export const StaffMay = (permission: Permission): MethodDecorator & ClassDecorator =>
  applyDecorators(Needs(permission), UseGuards(StaffGuard));

/** Whether the member of staff who asks may do this too, besides what their route asks for. Nobody asks outside a request. */
export const callerMay = (permission: Permission): boolean => {
  const role = currentContext()?.role;
  return role !== undefined && mayDo(role, permission);
};

const signInFirst = (): ProblemError =>
  new ProblemError(
    {
      status: 401,
      code: 'SERVICE.UNAUTHORISED',
      title: 'Sign in first',
      detail: 'This is for staff: send a valid, unexpired token as "Authorization: Bearer …".',
    },
    { 'www-authenticate': 'Bearer realm="forecourt-staff"' },
  );

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const notAllowed = (role: Role, permission: Permission): ProblemError => {
  const allowed = either.format(ROLES.filter((one) => mayDo(one, permission)));
  return new ProblemError({
    status: 403,
    code: 'SERVICE.NOT_ALLOWED',
    title: 'Your role may not do this',
    detail: `With the role ${role} you may not ${PERMISSIONS[permission]}. Ask somebody with the role ${allowed}.`,
  });
};
