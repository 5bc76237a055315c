import { graphql } from '../../gql/gql.ts';

export const ProfilePageQuery = graphql(`
  query ProfilePage {
    viewer {
      id
      name
      email
      hasPassword
      title
      phone
      currentTeamRole
      customRoleName
      currentTeam {
        id
        name
      }
      settings {
        signature
        notificationLevel
        timeZone
        locale
      }
    }
  }
`);

export const EditProfileMutation = graphql(`
  mutation EditProfile($input: EditProfileInput!) {
    editProfile(input: $input) {
      id
      name
      title
      phone
      settings {
        signature
        notificationLevel
        timeZone
        locale
      }
    }
  }
`);
