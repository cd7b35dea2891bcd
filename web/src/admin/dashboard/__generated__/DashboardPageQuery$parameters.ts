/**
 * @generated SignedSource<<a7d68d390ce65f11ae1dadf0ac539c3a>>
 * @relayHash 00bd200653bfe4392419c9fedf1c525a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 533106ee173edafa393cfb41e61614699c513199c17cbffe85a2bde3cb978c6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "533106ee173edafa393cfb41e61614699c513199c17cbffe85a2bde3cb978c6f",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
