/**
 * @generated SignedSource<<4fc1f0d0ef59b4f986efc54984140703>>
 * @relayHash d4eb8cfe4871fdf8aa97026a9ea8cd68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69f5b9cf32c67eac24dc1059cfcd11917da342539fbb6e0bcf2adb4d80b5a638

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffrePageQuery } from './OffrePageQuery.graphql';

const node: PreloadableConcreteRequest<OffrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69f5b9cf32c67eac24dc1059cfcd11917da342539fbb6e0bcf2adb4d80b5a638",
    "metadata": {},
    "name": "OffrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
