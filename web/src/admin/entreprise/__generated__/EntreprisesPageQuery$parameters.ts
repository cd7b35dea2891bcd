/**
 * @generated SignedSource<<c5c80686dc489357073bb8504b3917ae>>
 * @relayHash b76e94883ee97367729a0dceeec5779a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a947e8584b6908e1ead8c7cca44923ce5ac77ab8aeb7fa3c4196607185c0aff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntreprisesPageQuery } from './EntreprisesPageQuery.graphql';

const node: PreloadableConcreteRequest<EntreprisesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a947e8584b6908e1ead8c7cca44923ce5ac77ab8aeb7fa3c4196607185c0aff",
    "metadata": {},
    "name": "EntreprisesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
