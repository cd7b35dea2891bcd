/**
 * @generated SignedSource<<545d92e7ab8b7a9d9703da676d0c28c3>>
 * @relayHash 825f98060061060267564dc1ffd8dae8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ba4e26cfc5b24829ec2db1503cb1ed6cb28b81c854b9d3b46148dc7e2c849ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ba4e26cfc5b24829ec2db1503cb1ed6cb28b81c854b9d3b46148dc7e2c849ff",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
