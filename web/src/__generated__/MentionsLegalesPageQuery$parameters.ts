/**
 * @generated SignedSource<<f7d423b54f41381b6c5bcd9550472502>>
 * @relayHash 167735ecda9f4f9164f759fadee8297a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd8dd9ca7f4d48d1095269f0e8692d68fd7a9da6dd4df583006c44548f87d432

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd8dd9ca7f4d48d1095269f0e8692d68fd7a9da6dd4df583006c44548f87d432",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
