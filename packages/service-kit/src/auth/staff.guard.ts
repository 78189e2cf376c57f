import { ProblemError } from '@forecourt/server-kit';
import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { currentContext } from '../logging/request-context.ts';
import { STAFF_STRATEGY } from './staff.strategy.ts';
import type { StaffClaims } from './staff-claims.ts';

/**
 * `@UseGuards(StaffGuard)`: lets signed-in staff in by bearer token; their claims are in `request.user`
 * ({@link StaffClaims}). Everyone else gets 401, or 503 if Redis cannot tell whether the session was revoked.
 */
@Injectable()
export class StaffGuard extends AuthGuard(STAFF_STRATEGY) {
  override handleRequest<User extends StaffClaims>(error: unknown, user: User | false | undefined): User {
    if (error) throw error;
    if (user) {
      const context = currentContext();
      if (context) context.staff = user.sub;
      return user;
    }
    throw new ProblemError(
      {
        status: 401,
        code: 'SERVICE.UNAUTHORISED',
        title: 'Sign in first',
        detail: 'This is for staff: send a valid, unexpired token as "Authorization: Bearer …".',
      },
      { 'www-authenticate': 'Bearer realm="forecourt-staff"' },
    );
  }
}
