import { STAFF_STRATEGY } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';

/** Lets everybody in: `request.user` holds the claims of staff, or null. 503 if the session cannot be checked. */
@Injectable()
export class MaybeStaffGuard extends AuthGuard(STAFF_STRATEGY) {
  override handleRequest<User>(error: unknown, user: User | false | undefined): User | null {
    if (error) throw error;
    return user || null;
  }
}
