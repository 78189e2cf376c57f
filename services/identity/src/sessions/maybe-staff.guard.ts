import { STAFF_STRATEGY } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';

/** Lets everybody in, and says who is staff: `request.user` is their claims, or null. 503 when that cannot be said. */
@Injectable()
export class MaybeStaffGuard extends AuthGuard(STAFF_STRATEGY) {
  override handleRequest<User>(error: unknown, user: User | false | undefined): User | null {
    if (error) throw error;
    return user || null;
  }
}
