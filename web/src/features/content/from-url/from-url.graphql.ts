import { graphql } from '../../../gql/gql.ts';

export const UrlInfoQuery = graphql(`
  query UrlInfo($url: String!) {
    urlInfo(url: $url) {
      url
      title
      description
      contentType
      canBeShown
      isVideoSite
    }
  }
`);

export const ImportVideoMutation = graphql(`
  mutation ImportVideo($videoUrl: String!, $input: CreatePresentationInput!) {
    importVideo(videoUrl: $videoUrl, input: $input) {
      id
    }
  }
`);

export const AddWebsiteMutation = graphql(`
  mutation AddWebsite($input: CreatePresentationInput!) {
    createPresentation(input: $input) {
      id
    }
  }
`);
