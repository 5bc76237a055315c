import { UserRegistered } from '@lectern/schemas/events/identity/users.ts';

/** Somebody without a password, whom others have brought. */
export function registeredBy({
  userId,
  email,
  emailName,
  name,
}: {
  userId: string;
  email: string;
  emailName: string;
  name: string | null;
}) {
  return UserRegistered({
    userId,
    email,
    emailName,
    name,
    slug: userSlug(userId),
    passwordHash: null,
  });
}

/** Made from the id's random end and not from the name: a slug is written in the open and must not say who it is. */
export function userSlug(userId: string): string {
  return userId.slice(-12);
}
