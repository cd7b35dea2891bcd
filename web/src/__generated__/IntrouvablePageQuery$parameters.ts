/**
 * @generated SignedSource<<3bd89d40d3d02eaf535eecdef11dd8b9>>
 * @relayHash b0616d22b6f38cbb493d09e125374ad3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bb488d2856ca08116bcadf6f5e25b0658210bb52f46f2244cf368f855985fe3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bb488d2856ca08116bcadf6f5e25b0658210bb52f46f2244cf368f855985fe3",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
